/** `npm run deploy -- --to user@host:/srv/series.example`: brings the built site to a server. */
import { deploy } from "../plugins/gatsby-adapter-static-hosts";
import "./broken-pipe.mjs";

deploy(process.argv.slice(2), { check: "npm run check" });
