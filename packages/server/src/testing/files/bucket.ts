import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/**
 * A server on loopback that speaks S3, with one empty bucket; `environment` is what a start needs
 * to use it.
 */
export async function startBucket() {
  const folder = mkdtempSync(join(tmpdir(), 'residency-bucket-'))

  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'residency', configs: [] }],
  })

  const { port } = await server.run()

  const address = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'residency',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
  }

  return {
    address,
    folder,
    environment: {
      FILES_STORE: 's3',
      S3_ENDPOINT: address.endpoint,
      S3_BUCKET: address.bucket,
      S3_ACCESS_KEY_ID: address.accessKeyId,
      S3_SECRET_ACCESS_KEY: address.secretAccessKey,
    },
    async stop() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
