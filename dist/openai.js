export { t as OpenAI } from "./package-openai.js";
