import { exportOwnRecord } from '@residency/contract/areas/accounts/privacy/own-record.contract'
import { call } from '../../../platform/calls/api-client.ts'
import { saveFile } from '../../../platform/calls/download.ts'
import { currentUserId } from '../../../platform/current-user.ts'
import { readToken } from '../../../platform/session.ts'
import { withPlainNumbers } from './own-record.rules.ts'

/** Fetches the reader's stored data, decrypts its numbers in the browser and downloads it. */
export async function saveOwnRecord() {
  const { blob, name } = await call(exportOwnRecord, { numbers: 'sealed' }, { download: false })

  const [text, { openSealed }] = await Promise.all([
    blob.text(),
    import('../../../platform/browser/sealed.ts'),
  ])

  const opened = withPlainNumbers(
    openSealed(JSON.parse(text), readToken() ?? '', currentUserId() ?? 0),
  )

  saveFile({
    blob: new Blob([JSON.stringify(opened, null, 2)], { type: 'application/json' }),
    name,
  })
}
