import { DAY_MS } from '@residency/contract/kernel/day'
// Written as rows: a product that runs would really call everybody, by the telephones of invented people.
import { sql } from 'kysely'
import { recordPicture, storeBytes } from '../../areas/files/files.public.ts'
import {
  COLLECTION_ITEM,
  insertItems,
} from '../../areas/messages/collections/collection.queries.ts'
import { insertChoice } from '../../areas/messages/recipients/choice.queries.ts'
import { reachOf } from '../../areas/messages/recipients/recipient.policy.ts'
import { dayInChina, momentAfter } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import { demoText, EMPTY_CHOICE } from './informs.demo.ts'

const COLLECTIONS = [
  {
    title: '学员健康体检报告',
    role: 'STUDENT',
    days: 9,
    state: 'open',
    text: '请上传近三个月内的体检报告扫描件，每页清晰完整。',
    share: 45,
  },
  {
    title: '带教老师继续教育证明',
    role: 'TEACHER',
    days: -12,
    state: 'closed',
    text: '请上传本年度继续教育学分证明。',
    share: 90,
  },
] as const

const PAPER = `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="877"><rect width="100%" height="100%" fill="#fdfdfb"/>
  <rect x="60" y="70" width="300" height="26" rx="4" fill="#39506b"/>${Array.from({ length: 16 }, (_, n) => `<rect x="60" y="${140 + n * 40}" width="${420 + ((n * 37) % 80)}" height="12" rx="3" fill="#c9d3de"/>`).join('')}
  <circle cx="470" cy="760" r="56" fill="none" stroke="#c8402f" stroke-width="7" opacity=".7"/></svg>`

/** The page that people of the demo have uploaded, stored before the transaction. */
export async function storeDemoPage(ctx: SignedCtx) {
  const picture = {
    name: 'report.png',
    type: 'image/png' as const,
    bytes: await (await loadSharp())(Buffer.from(PAPER)).png().toBuffer(),
  }

  return { bytes: picture.bytes, keep: () => storeBytes(ctx, picture) }
}

type Page = Awaited<ReturnType<typeof storeDemoPage>>

/** Two collections of the demo hospital: one under way, one closed. */
export async function addDemoCollections(tx: SignedCtx, page: Page) {
  const roles = await tx.db.selectFrom('roles').select(['id', 'code']).execute()
  for (const { title, role, days, state, text, share } of COLLECTIONS) {
    const choice = {
      ...EMPTY_CHOICE,
      roleIds: roles.filter(({ code }) => code === role).map(({ id }) => id),
    }

    const due = momentAfter(tx.now(), days * DAY_MS)

    const { rows } = await sql<{
      id: number
    }>`insert into message_collections (title, body, kinds, max_megabytes, most_files, due_at, takes_late,
        name_rule, choice_id, state, created_by, created_at, updated_at)
      values (${title}, ${JSON.stringify(demoText([text]))}::jsonb, array['pdf', 'picture'], 20, 3, ${due}, true, '{序号}-{姓名}-{工号}',
        ${await insertChoice(tx.db, choice)}, ${state}, ${tx.actor.userId}, ${due}::timestamptz - interval '21 days', ${tx.now()}) returning id`.execute(
      tx.db,
    )

    const id = rows[0]!.id

    const { rows: people } = await sql<{
      userId: number
    }>`select ur.user_id from user_roles ur join users u on u.id = ur.user_id and u.status = 1
      where ur.role_id = any(${choice.roleIds}::bigint[]) and u.username <> 'student' and (u.id * 53 + ${id}::bigint * 17) % 100 < ${share}
      order by u.id limit 12`.execute(tx.db)

    for (const [n, { userId }] of people.entries())
      await addUpload(tx, page, { id, title, userId, n, due })

    await insertItems(tx.db, id, choice, reachOf(tx), dayInChina(tx.now()), tx.now())
  }
}

type Upload = { id: number; title: string; userId: number; n: number; due: Date }

/** Of five uploads one is returned; of the others every second one waits. */
function stateOfUpload(number: number): 'returned' | 'uploaded' | 'accepted' {
  if (number % 5 === 4) return 'returned'

  return number % 2 === 0 ? 'uploaded' : 'accepted'
}

/** What somebody has uploaded: of five some are accepted, one returned, the others wait. */
async function addUpload(tx: SignedCtx, page: Page, { id, title, userId, n, due }: Upload) {
  const state = stateOfUpload(n)
  const at = new Date(Math.min(due.getTime(), tx.now().getTime()) - (n + 1) * 5_400_000)

  const { rows } = await sql<{
    id: number
  }>`insert into message_collection_items (collection_id, user_id, state, uploaded_at, reason, reviewed_by,
      reviewed_at)
    values (${id}, ${userId}, ${state}, ${at}, case when ${state} = 'returned' then '扫描件不清楚，请重新上传' end,
      case when ${state} <> 'uploaded' then ${tx.actor.userId}::bigint end, case when ${state} <> 'uploaded' then ${tx.now()}::timestamptz end)
    returning id`.execute(tx.db)

  const own = { ...tx, actor: { ...tx.actor, userId } }
  const picture = { name: `${title}.png`, type: 'image/png' as const, bytes: page.bytes }

  const key = await recordPicture(own, picture, await page.keep(), 'material', {
    kind: COLLECTION_ITEM,
    id: rows[0]!.id,
  })

  await sql`update message_collection_items set file_keys = array[${key}] where id = ${rows[0]!.id}`.execute(
    tx.db,
  )
}
