export { i as oidcFederationProvider } from "./package-anthropic.js";
