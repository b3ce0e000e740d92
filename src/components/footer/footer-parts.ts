/** The footer's parts that the search leads to, by their fragment ids. */
export const newsletterId = "newsletter";
export const follow = { id: "footer-social", heading: "Follow the series" };
