import { createServer } from 'node:tls'

/** A self-signed certificate of localhost, made for tests. */
export const TEST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfDCCASOgAwIBAgIUBepoOdd7OffTPyocChHjh/RSuQ0wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MB4XDTI2MTEyODAyMzU1MVoXDTI3MDMwMTAy
MzU1MVowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEDeVIvsLb+HLEfkH4/g5PjVg9z2NzHZOAStAtc4dOVJQo7rs16NH9XsuU
FWzMZ3ki3ZMC574ea7Pakzuw/eZIvaNTMFEwHQYDVR0OBBYEFOXLDR1SMfceRCyP
TZYUraPXjt/UMB8GA1UdIwQYMBaAFOXLDR1SMfceRCyPTZYUraPXjt/UMA8GA1Ud
EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgYlv6tnXDDO1A6M+qXG9pehOs
2ZO2416CLhKg0tfgmCMCIFSLY/E3y0tgQV9ApS5y8yPU8lYObAI1iW5llNl8s5J0
-----END CERTIFICATE-----
`

const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgi66XxUTF/NMypWz2
B1P/mC8yuLmcR9xqPs6RoJpx+OmhRANCAAQN5Ui+wtv4csR+Qfj+Dk+NWD3PY3Md
k4BK0C1zh05UlCjuuzXo0f1ey5QVbMxneSLdkwLnvh5rs9qTO7D95ki9
-----END PRIVATE KEY-----
`

/** A server that shows the certificate of the tests. */
export async function startTlsServer() {
  const server = createServer({ key: KEY, cert: TEST_CERTIFICATE }, (socket) => socket.end())
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

  return {
    address: `https://localhost:${(server.address() as { port: number }).port}`,
    stop: () => server.close(),
  }
}
