import type { LookupSettings } from '@residency/contract/areas/competence/items/item.contract'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findLookupSettings, findLookupSettingsForUpdate } from './item.queries.ts'

export async function getLookupSettings(ctx: SignedCtx) {
  const { showsPhoto, version } = await findLookupSettings(ctx.db)
  return { showsPhoto: showsPhoto as LookupSettings['showsPhoto'], version }
}

export const setLookupSettings = (ctx: SignedCtx, { showsPhoto, version }: LookupSettings) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findLookupSettingsForUpdate(tx.db), version)

    await changeRecord(tx, 'competenceSettings', before, {
      columns: { showsPhoto },
      action: 'competence.setting.update',
      entity: 'competenceSetting',
      detail: { before: before.showsPhoto, after: showsPhoto },
    })

    return null
  })
