/** `npm run serve`: the built site, as its host would serve it. */
import { serve } from "../plugins/gatsby-adapter-static-hosts";
import { exitOnBrokenPipe } from "./broken-pipe.mjs";

exitOnBrokenPipe();
serve(process.argv.slice(2));
