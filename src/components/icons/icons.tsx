import * as React from "react";

/** Path data by icon, on a grid of 24. Inlined in pages: an external sprite would be fetched and parsed before the first paint. */
const paths = {
  menu: "M3 6h18v2.4H3zm0 4.8h18v2.4H3zm0 4.8h18V18H3z",
  close: "m6.2 4.5 5.8 5.8 5.8-5.8 1.7 1.7-5.8 5.8 5.8 5.8-1.7 1.7-5.8-5.8-5.8 5.8-1.7-1.7 5.8-5.8-5.8-5.8z",
  download: "M10.8 3h2.4v9.2l3.3-3.3 1.7 1.7-6.2 6.2-6.2-6.2 1.7-1.7 3.3 3.3zM4 18.6h16V21H4z",
  external: "M13 4h7v7h-2.4V8.1l-7.7 7.7-1.7-1.7 7.7-7.7H13zM4 6h6v2.4H6.4v9.2h9.2V14H18v6H4z",
  play: "M7 4.2v15.6L20 12z",
  pause: "M6 4.5h4.2v15H6zm7.8 0H18v15h-4.2z",
  previous: "m15.6 4.3 1.7 1.7-6 6 6 6-1.7 1.7L7.9 12z",
  next: "m8.4 4.3-1.7 1.7 6 6-6 6 1.7 1.7 7.7-7.7z",
  down: "m12 16.6 7.7-7.7L18 7.2l-6 6-6-6-1.7 1.7z",
  search:
    "M10.2 3a7.2 7.2 0 0 1 5.8 11.5l4.8 4.8-1.7 1.7-4.8-4.8A7.2 7.2 0 1 1 10.2 3zm0 2.4a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6z",
  letters:
    "M8.2 5h2.6l5 13h-2.6l-1.2-3.3H7L5.8 18H3.2zm1.3 2.9-1.7 4.6h3.4zM18 10h1.6l3 8h-1.8l-.6-1.9h-2.8l-.6 1.9H15zm.8 2.2-.9 2.4h1.8z",
  book: "M2 5.2C5.3 4.3 8.6 4.7 11 6.5v13C8.6 17.9 5.3 17.5 2 18.4zm20 0C18.7 4.3 15.4 4.7 13 6.5v13c2.4-1.6 5.7-2 9-1.1z",
};

type IconName = keyof typeof paths;

/** A decorative icon (aria-hidden): the text beside it says the same. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
