import { expect } from '@playwright/test'
import { ask, tokenOf } from './actors.ts'

type VersionedId = { id: number; version: number }
const EXAMS = '/api/v1/learningExams'

/** An instant so many days and seconds from now. */
export const moment = (days: number, seconds = 0) =>
  new Date(Date.now() + days * 86_400_000 + seconds * 1000).toISOString().replace(/\.\d+/, '')

type ExamOptions = {
  paperId: number
  trainId?: number
  takers?: readonly number[]
  markerId?: number
}

/**
 * An exam of the office that is open now; `end` closes its window, `release` its results once it is
 * over.
 */
export async function publishedExam(
  title: string,
  { paperId, trainId, takers, markerId }: ExamOptions,
) {
  const token = await tokenOf('bhb')

  const form = {
    title,
    note: null,
    baseId: null,
    trainId: trainId ?? null,
    mode: 'remote',
    opensAt: moment(-1),
    closesAt: moment(1),
    minutes: 30,
    graceSeconds: 0,
    attempts: 1,
    shufflesQuestions: true,
    shufflesOptions: true,
    keepsDevice: true,
    marksTwice: false,
    marksApart: 20,
    shows: 'right',
    releaseAt: null,
    paperIds: [paperId],
  }

  const { id } = await ask<VersionedId>('POST', EXAMS, { token, body: form })
  const version = async () => (await ask<VersionedId>('GET', `${EXAMS}/${id}`, { token })).version

  if (takers)
    await ask('POST', `${EXAMS}/${id}/candidates`, {
      token,
      body: { cohortIds: [], userIds: takers },
    })

  if (markerId) {
    const staff = { invigilatorIds: [], markerIds: [markerId] }
    await ask('PUT', `${EXAMS}/${id}/staff`, {
      token,
      body: { ...staff, version: await version() },
    })
  }

  await ask('POST', `${EXAMS}/${id}/act`, {
    token,
    body: { action: 'publish', version: await version() },
  })

  const end = async () =>
    ask('PUT', `${EXAMS}/${id}`, {
      token,
      body: { ...form, closesAt: moment(0, 2), version: await version() },
    })

  const release = () =>
    expect(async () =>
      ask('POST', `${EXAMS}/${id}/act`, {
        token,
        body: { action: 'release', version: await version() },
      }),
    ).toPass()

  return { id, end, release }
}
