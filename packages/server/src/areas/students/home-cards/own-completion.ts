import { placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnRef } from '../../trainees/trainees.public.ts'
import { completionLinesOf, isUnmet } from '../completion/completion-lines.ts'
import { studentsHomeWords } from './home.text.ts'

const SHOWN = 6

/** Lines of the completion check that are not met; null for readers who are no trainees. */
export async function readOwnCompletion(ctx: SignedCtx) {
  const trainee = await findOwnRef(ctx)
  if (!trainee) return null

  const words = studentsHomeWords[ctx.language]
  const lines = ((await completionLinesOf(ctx, [trainee])).get(trainee.id) ?? []).filter(isUnmet)

  return rowsPart({
    title: words.completion,
    rows: lines.slice(0, SHOWN).map(({ label, detail, state }, i) => ({
      id: i + 1,
      title: label,
      note: detail ?? null,
      tag: { text: words[state], tone: state === 'missing' ? 'wait' : 'calm' },
    })),
    total: lines.length,
    empty: words.complete,
    to: placeOf('student/completion/own'),
  })
}
