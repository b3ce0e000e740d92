/** `npm run serve`: the built site, as its host would serve it. */
import { serve } from "../plugins/gatsby-adapter-static-hosts";
import "./broken-pipe.mjs";

serve(process.argv.slice(2));
