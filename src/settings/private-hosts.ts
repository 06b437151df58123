/** Whether a host is this machine, or in a private network: by its address, or by a name that is not public. */
export const isPrivateHost = (hostname: string) => privateHost.test(hostname);

const privateHost =
  /^(?:[\w-]+|.+\.(?:localhost|local|internal|lan)|(?:127|10)(?:\.\d+){3}|(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}|\[(?:::1|f[cd][\da-f:]+|fe80:[\da-f:]+)\])$/;
