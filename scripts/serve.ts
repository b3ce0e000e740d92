/** `npm run serve`: the built site, as its host would serve it. */
import { serve } from "../plugins/gatsby-adapter-static-hosts";
import { endWithReader } from "./closed-pipe.mjs";

endWithReader();
serve(process.argv.slice(2));
