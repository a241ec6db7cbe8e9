// Compares what the product acknowledged with what the database has.

const one = async (owner, text, values) => (await owner.query(text, values)).rows[0]

/**
 * Lines of what was acknowledged, lost and doubled. What is stored without an acknowledgement was
 * sent by a call whose answer did not arrive.
 */
export async function checkKept(owner, { acknowledged, exam }) {
  const keys = [...acknowledged.entries]

  const entries = await one(
    owner,
    `select count(*)::int as stored, count(distinct key)::int as once,
      count(distinct key) filter (where key = any($1::uuid[]))::int as kept
     from workload_entries where explanation = '白班'`,
    [keys],
  )

  const attempts = [...acknowledged.answers]

  const answers = await one(
    owner,
    `select count(*)::int as stored, count(distinct (e.attempt_id, e.client_id, e.seq))::int as once,
      count(distinct (e.attempt_id, e.client_id, e.seq)) filter (where e.seq <= k.kept)::int as kept
     from learning_attempt_events e join learning_attempts a on a.id = e.attempt_id
       left join unnest($2::bigint[], $3::int[]) k (id, kept) on k.id = e.attempt_id
     where a.exam_id = $1`,
    [exam.exam, attempts.map(([id]) => id), attempts.map(([, kept]) => kept)],
  )

  const decisions = [...acknowledged.decisions]

  const decided = await one(
    owner,
    `select count(*)::int as kept from workload_entries e join unnest($1::bigint[], $2::bigint[]) d (id, by) on d.id = e.id
     where e.state = 'passed' and e.decided_by = d.by`,
    [decisions.map(([id]) => id), decisions.map(([, by]) => by)],
  )

  const confirmed = await one(
    owner,
    `select count(*)::int as kept from rotation_blocks where id = any($1::bigint[]) and state = 'entered'`,
    [acknowledged.confirmations],
  )

  const imported = await one(
    owner,
    "select count(*)::int as stored from users where username like 'dayimport%'",
    [],
  )

  const saved = attempts.reduce((sum, [, kept]) => sum + kept, 0)

  const line = (what, sent, kept, stored = kept, once = stored) => ({
    what,
    acknowledged: sent,
    lost: sent - kept,
    doubled: stored - once,
    'without an answer': once - kept,
  })

  return [
    line('cases logged', keys.length, entries.kept, entries.stored, entries.once),
    line('answers saved', saved, answers.kept, answers.stored, answers.once),
    line('entries decided', decisions.length, decided.kept),
    line('stays confirmed', acknowledged.confirmations.length, confirmed.kept),
    line(
      'accounts imported',
      acknowledged.imported,
      Math.min(acknowledged.imported, imported.stored),
      imported.stored,
    ),
  ]
}
