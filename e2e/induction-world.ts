import { readFileSync } from 'node:fs'
import { ask, tokenOf } from './actors.ts'
import { moment, publishedExam } from './learning-world.ts'
import { unusedCard, unusedMobile, unusedName } from './makers.ts'

type VersionedId = { id: number; version: number }
const TRAINS = '/api/v1/inductionTrains'

/** A train that is open, with one video, of which a second counts, and one person on its list. */
export async function trainOf(film: string) {
  const token = await tokenOf('bhb')
  const title = unusedName('岗前培训')

  const body = {
    title,
    intro: null,
    opensAt: moment(-1),
    closesAt: moment(20),
    intakeId: null,
    needsAll: true,
  }

  const { id, version } = await ask<VersionedId>('POST', TRAINS, { token, body })
  const form = new FormData()

  form.append('file', new Blob([readFileSync(film)]), `${title}.webm`)

  const { filePath } = await ask<{ filePath: string }>(
    'POST',
    '/fileOperation/attachment?purpose=course',
    { token, body: form },
  )

  const videos = [{ id: null, title: '医院感染', kind: 'video', seconds: 1, filePath }]

  await ask('PUT', `${TRAINS}/${id}/videos`, { token, body: { videos, version } })

  const person = { name: unusedName('新学员'), mobile: unusedMobile(), idCard: unusedCard() }

  await ask('POST', `${TRAINS}/${id}/people`, { token, body: person })

  return { id, title, person }
}

/**
 * A published exam of a train with one question, true or false; `end` closes its window and
 * releases the result.
 */
export async function examOf(trainId: number) {
  const token = await tokenOf('bhb')
  const questions = '/api/v1/questions?kind=trueFalse&state=inUse&pageNum=1&pageSize=1'
  const { list } = await ask<{ list: { id: number; edition: number }[] }>('GET', questions, {
    token,
  })
  const title = unusedName('岗前考试')
  const about = { title, note: null, baseId: null, passPercent: 60, givesPart: false }
  const paper = await ask<VersionedId>('POST', '/api/v1/papers', { token, body: about })
  const items = [{ questionId: list[0]!.id, edition: list[0]!.edition, points: 10_000 }]
  const sections = [{ title: '判断题', note: null, items }]

  const { version } = await ask<VersionedId>('PUT', `/api/v1/papers/${paper.id}/outline`, {
    token,
    body: { sections, version: paper.version },
  })

  await ask('POST', `/api/v1/papers/${paper.id}/act`, { token, body: { action: 'check', version } })

  const { end, release } = await publishedExam(title, { paperId: paper.id, trainId })

  return { title, end: () => end().then(release) }
}
