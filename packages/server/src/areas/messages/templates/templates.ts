import { messagesErrors } from '@residency/contract/areas/messages/access'
import type { Channel } from '@residency/contract/areas/messages/deliveries/delivery.contract'
import type {
  Template,
  TemplateChange,
} from '@residency/contract/areas/messages/templates/template.contract'
import { labelIn } from '@residency/contract/kernel'
import { everyOf } from '../../../platform/area.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, found } from '../../../platform/http/fail.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { wrongBlankOf } from './template.rules.ts'

const TEXTS = ['title', 'titleEn', 'body', 'bodyEn'] as const

/** All notice templates. */
export async function listTemplates(ctx: SignedCtx): Promise<Template[]> {
  const rows = await ctx.db.selectFrom('noticeTemplates').selectAll().execute()
  const known = new Map(rows.map((row) => [row.kind, row]))
  return everyOf(ctx.services.areas, 'notices').flatMap(({ kind, name, group, blanks }) => {
    const row = known.get(kind)
    if (!row) return []

    return [
      {
        ...row,
        kind,
        name: labelIn(ctx.language, name.zh, name.en),
        group: labelIn(ctx.language, group.zh, group.en),
        blanks: blanks.map((blank) => ({
          name: blank.name,
          label: labelIn(ctx.language, blank.zh, blank.en),
          example: blank.example,
          exampleEn: blank.exampleEn,
        })),
        channels: row.channels as Channel[],
      },
    ]
  })
}

/** An unknown placeholder would leave a gap in the notice: it is reported at its text. */
function mustBeFillable({ blanks }: NoticeKind, form: TemplateChange) {
  const names = new Set(blanks.map(({ name }) => name))
  const known = [...names].map((name) => `{${name}}`).join(' ')

  const issues = TEXTS.flatMap((field) => {
    const wrong = wrongBlankOf(form[field], names)
    return wrong === null
      ? []
      : [
          {
            path: ['body', field],
            message: known ? 'messages.blankUnknown' : 'messages.blanksNone',
            wrong,
            known,
          },
        ]
  })

  if (issues.length) throw new Fail(messagesErrors.templateWrong, {}, issues)
}

/** Updates a template for notices from now on; sent notices stay as they were. */
export const updateTemplate = (
  ctx: SignedCtx,
  { kind, version, ...form }: TemplateChange & { kind: string },
) =>
  inTransaction(ctx, async (tx) => {
    const declared = found(
      everyOf(tx.services.areas, 'notices').find((noticeKind) => noticeKind.kind === kind),
    )

    const before = mustMatchVersion(
      await tx.db
        .selectFrom('noticeTemplates')
        .selectAll()
        .where('kind', '=', kind)
        .forUpdate()
        .executeTakeFirst(),
      version,
    )

    mustBeFillable(declared, { ...form, version })

    const { title, titleEn, body, bodyEn, channels, pace, isOn } = form
    const after = { title, titleEn, body, bodyEn, channels: [...new Set(channels)], pace, isOn }

    await tx.db
      .updateTable('noticeTemplates')
      .set({ ...after, updatedAt: tx.now(), version: version + 1 })
      .where('kind', '=', kind)
      .execute()

    const snapshotOf = ({
      title,
      body,
      channels,
      pace,
      isOn,
    }: Pick<typeof before, keyof typeof after>) => ({
      title,
      body,
      channels,
      pace,
      isOn,
    })

    const detail = { before: snapshotOf(before), after: snapshotOf(after) }

    await tx.audit({
      action: 'messages.template.update',
      entity: 'noticeTemplate',
      entityId: kind,
      detail,
    })

    return null
  })
