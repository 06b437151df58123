export { o as WorkloadIdentityAuth } from "./package-openai.js";
