/** A line of script that marks the page, before it is painted, for visitors who have accepted the notice. */
export const consentScript = (cookieName: string) =>
  `/(^|; )${cookieName}=/.test(document.cookie)&&document.documentElement.setAttribute("data-cookies-accepted","")`;
