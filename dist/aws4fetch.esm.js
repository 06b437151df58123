export { t as AwsV4Signer } from "./package-aws.js";
