import { checkPermissions as may } from '@residency/contract/areas/teachers/yearly-checks/access'
import { holds } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isTeacherOffice } from '../teachers.policy.ts'
import { listCheckRecords } from '../yearly-checks/list-check-records.ts'
import { teachersHomeWords } from './home.text.ts'

const SHOWN = 5

/** Opens the record: what is lost by a removal is read there first. */
const ON_ITS_PAGE = 'remove'

/**
 * Teachers in a yearly check whose decision is the reader's: of departments those to pass or object
 * to, of the office objections to decide. Null without any: a check is open a few weeks of
 * the year.
 */
export async function readChecksToDecide(ctx: SignedCtx) {
  const isOfOffice = isTeacherOffice(ctx.actor)
  if (!holds(ctx.actor, isOfOffice ? may.manage : may.review)) return null

  const words = teachersHomeWords[ctx.language]
  const filters: Readonly<Record<string, string>> = isOfOffice
    ? { state: 'objected' }
    : { waiting: '1' }

  const { list, total } = await listCheckRecords(ctx, {
    ...filters,
    pageNum: 1,
    pageSize: SHOWN,
  })

  if (total === 0) return null

  return rowsPart({
    title: isOfOffice ? words.objections : words.checks,
    rows: list.map(({ id, name, version, actions, department, checkTitle, reason }) => ({
      id,
      title: name,
      version,
      actions: actions.filter((action) => action !== ON_ITS_PAGE),
      note: fillSentence(words.checkNote, { department, what: reason ?? checkTitle }),
      to: placeOf('teacher/check/records', { id: String(id) }),
    })),
    total,
    empty: words.noChecks,
    to: placeOf('teacher/check/records', filters),
  })
}
