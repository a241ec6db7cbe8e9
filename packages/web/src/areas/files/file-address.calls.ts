import { giveTicket, streamFile } from '@residency/contract/areas/files/file.contract'
import { call } from '../../platform/calls/api-client.ts'
import { buildRequest } from '../../platform/calls/api-request.ts'
import type { StoredFile } from '../../ui/upload/queue/stored-file.ts'

/** A URL of one file, valid for five minutes. */
export async function addressOf({ filePath }: Pick<StoredFile, 'filePath'>) {
  const { ticket } = await call(giveTicket, { filePath }, { quiet: true })
  return buildRequest(streamFile, { filePath, ticket }).url
}
