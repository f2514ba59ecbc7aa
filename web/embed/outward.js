// The way to the site from inside a frame. There are pages whose frames may open no windows, and a frame finds that out
// only by trying.

/**
 * Has a link open a window of its own; where that may not be, `shut` gets the address.
 * @param {HTMLAnchorElement} link
 * @param {(address: string) => void} shut
 */
export function leadOut(link, shut) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!window.open(link.href, '_blank')) shut(link.href);
  });
}
