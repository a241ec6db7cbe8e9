import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import type { Objects } from './objects.ts'
import { piecesOf } from './pieces.ts'
import { ObjectMissing, StorageFull, StorageUnavailable } from './storage-errors.ts'

export type BucketAddress = {
  endpoint: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  pathStyle: boolean
}

/** A reachable bucket; close() ends its connections. */
export type Bucket = { sdk: typeof Sdk; client: Sdk.S3Client; name: string; close(): void }

const PART = 8 * 1024 * 1024

const FULL = new Set([
  'XMinioStorageFull',
  'StorageFull',
  'QuotaExceeded',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientCapacity',
])

/** Maps an S3 error to one of our storage errors where there is one. */
function asStorageError(error: unknown): unknown {
  const e = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  const status = e.$metadata?.httpStatusCode
  if (e.name === 'NoSuchKey' || status === 404) return new ObjectMissing('not in the store')
  if (FULL.has(e.name ?? '') || status === 507) return new StorageFull(e.name)
  if (status === undefined || status >= 500 || status === 429) return new StorageUnavailable(e.name)

  return error
}

/** Runs one call to the bucket; errors of the caller's own stream do not pass through here. */
const withStorageErrors = <T>(call: Promise<T>) =>
  call.catch((e) => {
    throw asStorageError(e)
  })

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64')

/**
 * Opens a bucket and checks that it exists. The client is imported lazily: the folder form starts
 * without it.
 */
export async function openBucket(address: BucketAddress): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3')

  const client = new sdk.S3Client({
    ...(address.endpoint ? { endpoint: address.endpoint } : {}),
    region: address.region,
    forcePathStyle: address.pathStyle,
    credentials: { accessKeyId: address.accessKeyId, secretAccessKey: address.secretAccessKey },
    // many S3-compatible servers do not support the newer checksums; all support Content-MD5, which
    // we send
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
  })

  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket: address.bucket }))
  } catch (e) {
    client.destroy()

    const { name, $metadata, code } = e as {
      name?: string
      code?: string
      $metadata?: { httpStatusCode?: number }
    }

    const why = $metadata?.httpStatusCode
      ? `it answers ${$metadata.httpStatusCode}`
      : (code ?? name)

    throw new Error(
      `S3_BUCKET: the bucket ${address.bucket} at ${address.endpoint ?? address.region} cannot be used: ${why}.`,
    )
  }

  return { sdk, client, name: address.bucket, close: () => client.destroy() }
}

/** Objects in a bucket, below a prefix that ends with a slash. */
export function s3Objects({ sdk, client, name: Bucket }: Bucket, prefix: string): Objects {
  const place = (name: string) => ({ Bucket, Key: prefix + name })

  /** Uploads parts of 8 MB, one at a time; aborts the upload if the stream fails. */
  async function writeInParts(
    name: string,
    parts: AsyncIterator<Buffer>,
    first: Buffer,
    second: Buffer,
  ) {
    const at = place(name)
    const { UploadId } = await withStorageErrors(
      client.send(new sdk.CreateMultipartUploadCommand(at)),
    )
    const sent: Sdk.CompletedPart[] = []

    const send = async (Body: Buffer) => {
      const PartNumber = sent.length + 1

      const part = await withStorageErrors(
        client.send(
          new sdk.UploadPartCommand({ ...at, UploadId, PartNumber, Body, ContentMD5: md5(Body) }),
        ),
      )

      sent.push({ PartNumber, ETag: part.ETag })
    }

    try {
      await send(first)

      for (let next: Buffer | undefined = second; next; ) {
        await send(next)
        const step: IteratorResult<Buffer> = await parts.next()
        next = step.done ? undefined : step.value
      }

      await withStorageErrors(
        client.send(
          new sdk.CompleteMultipartUploadCommand({
            ...at,
            UploadId,
            MultipartUpload: { Parts: sent },
          }),
        ),
      )
    } catch (e) {
      await client.send(new sdk.AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => {})
      throw e
    }
  }

  const objects: Objects = {
    async write(name, bytes) {
      const parts = piecesOf(bytes, PART)[Symbol.asyncIterator]()
      try {
        const first = await parts.next()
        const Body: Buffer = first.done ? Buffer.alloc(0) : first.value
        const second = first.done ? first : await parts.next()
        if (!second.done) return await writeInParts(name, parts, Body, second.value)

        await withStorageErrors(
          client.send(new sdk.PutObjectCommand({ ...place(name), Body, ContentMD5: md5(Body) })),
        )
      } finally {
        await parts.return?.()
      }
    },
    async *read(name, start, end) {
      if (end < start) return

      const range = { ...place(name), Range: `bytes=${start}-${end}` }

      const answer = await withStorageErrors(client.send(new sdk.GetObjectCommand(range))).catch(
        (e) => {
          // it ends before `start`
          if ((e as { name?: string }).name === 'InvalidRange') return undefined
          throw e
        },
      )

      if (!answer) return

      // some servers return more than requested (`bytes=0-0` as the whole)
      let wanted = end - start + 1

      for await (const chunk of answer.Body as Readable as AsyncIterable<Buffer>) {
        yield chunk.subarray(0, wanted)
        wanted -= chunk.length
        if (wanted <= 0) return
      }
    },
    async remove(name) {
      await withStorageErrors(client.send(new sdk.DeleteObjectCommand(place(name))))
    },
    async removeFolder(folder) {
      const names: string[] = []
      for await (const { name } of objects.list(folder)) names.push(name)
      for (let i = 0; i < names.length; i += 8)
        await Promise.all(names.slice(i, i + 8).map(objects.remove))
    },
    async *list(folder) {
      const Prefix = folder ? `${prefix}${folder}/` : prefix
      for (let ContinuationToken: string | undefined, more = true; more; ) {
        const command: Sdk.ListObjectsV2Command = new sdk.ListObjectsV2Command({
          Bucket,
          Prefix,
          ContinuationToken,
        })

        const page = await withStorageErrors(client.send(command))

        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          yield { name: Key.slice(prefix.length), size: Size, touchedAt: LastModified }

        ContinuationToken = page.NextContinuationToken
        more = ContinuationToken !== undefined
      }
    },
    async sweepUnfinished(before) {
      const begun = await withStorageErrors(
        client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: prefix })),
      ).catch((e) => {
        if (e instanceof StorageUnavailable && e.message === 'NotImplemented')
          return { Uploads: [] } // such a server cleans up itself
        throw e
      })
      for (const { Key, UploadId, Initiated } of begun.Uploads ?? [])
        if (Initiated && Initiated < before)
          await withStorageErrors(
            client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })),
          )
    },
  }

  return objects
}
