import type { Page } from '@playwright/test'
import { ask, tokenOf } from '../support/actors.ts'
import { bytesOfDataUrl, drawPortrait } from '../support/draw-portrait.ts'
import { PICTURE_TIME, type PictureProduct } from './start-picture-product.ts'

const HOUR_MS = 3_600_000
const EXAMS = '/api/v1/learningExams'
type VersionedId = { id: number; version: number }

/** A certificate of an invented person, drawn by the browser. */
async function drawCertificate(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 840, height: 600 })
    const pen = canvas.getContext('2d')!

    const drawFrame = () => {
      pen.fillStyle = '#fffdf6'
      pen.fillRect(0, 0, 840, 600)
      pen.strokeStyle = '#b08d4f'
      pen.lineWidth = 6
      pen.strokeRect(24, 24, 792, 552)
      pen.lineWidth = 1
      pen.strokeRect(36, 36, 768, 528)
    }

    const write = (text: string, size: number, x: number, y: number, weight = 400) => {
      pen.font = `${weight} ${size}px "Noto Sans SC"`
      pen.fillText(text, x, y)
    }

    const writeLines = () => {
      pen.textAlign = 'center'
      pen.fillStyle = '#8c1d1d'
      write('毕 业 证 书', 52, 420, 132, 700)
      pen.textAlign = 'left'
      pen.fillStyle = '#333333'
      write('学生张予安，女，二〇〇〇年八月十五日生，于二〇一八年', 24, 130, 212)
      write('九月至二〇二二年六月在本校药学专业四年制本科学习，修完', 24, 82, 258)
      write('教学计划规定的全部课程，成绩合格，准予毕业。', 24, 82, 304)
      write('校名：江城大学', 24, 82, 430)
      write('证书编号：1062 1120 2205 0042', 20, 82, 480)
      write('二〇二二年六月三十日', 24, 500, 510)
      pen.fillStyle = '#9aa3ad'
      write('演示数据', 18, 82, 548)
    }

    const drawSeal = () => {
      pen.strokeStyle = '#c62828'
      pen.lineWidth = 4
      pen.beginPath()
      pen.arc(620, 410, 62, 0, 2 * Math.PI)
      pen.stroke()
      pen.fillStyle = '#c62828'
      pen.textAlign = 'center'
      write('江城大学', 24, 620, 418, 600)
    }

    drawFrame()
    writeLines()
    drawSeal()

    return canvas.toDataURL('image/png')
  })

  return bytesOfDataUrl(url)
}

const fileForm = (bytes: Buffer, name: string) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)

  return form
}

/** A registration with a proof, submitted by an account of the demo; returns its id. */
async function addRegistration(page: Page, { base }: PictureProduct): Promise<number> {
  const token = await tokenOf('applicant', undefined, base)

  const own = await ask<VersionedId & { intake: { id: number } }>(
    'POST',
    '/sign/registrations/own',
    {
      token,
      base,
    },
  )

  const offers = await ask<{ value: number; base: string }[]>('GET', '/sign/offers/options', {
    token,
    base,
  })

  let { version } = own

  const save = async (section: string, fields: object) => {
    const body = { ...fields, version }
    version = (
      await ask<VersionedId>('PUT', `/sign/registrations/${own.id}/${section}`, {
        token,
        base,
        body,
      })
    ).version
  }

  await save('sign', {
    intakeId: own.intake.id,
    traineeKind: 'open',
    isFresh: false,
    studentPlace: '51',
  })

  await save('basic', {
    realName: '张予安',
    gender: 2,
    birthDate: '2000-08-15',
    idCard: '510104200008150028',
    mobile: '13800000012',
    ethnicCode: '01',
    regionCode: '510107',
    address: '江城市武侯区科华路 8 号',
    contactName: '张建平',
    contactMobile: '13800000099',
    schoolOther: '江城大学',
  })

  const offerIds = offers
    .filter((offer) => offer.base === '医院药师基地')
    .map((offer) => offer.value)

  await save('choices', { offerIds: offerIds.slice(0, 2), acceptsAdjustment: true })

  const upload = { token, base, body: fileForm(await drawCertificate(page), '毕业证书.png') }

  const { filePath } = await ask<{ filePath: string }>(
    'POST',
    '/fileOperation/attachment?purpose=proof',
    upload,
  )

  await save('educations/undergraduate', {
    schoolOther: '江城大学',
    major: '药学',
    startedOn: '2018-09-01',
    endedOn: '2022-06-30',
    isFullTime: true,
    diplomaNumber: '106211202205000042',
    degree: 'bachelor',
    degreeNumber: '1062142022000042',
    files: [{ filePath }],
  })

  const photo = fileForm(await drawPortrait(page), '证件照.png')

  await ask('POST', `/sign/registrations/${own.id}/photo`, { token, base, body: photo })

  const whole = await ask<VersionedId>('GET', '/sign/registrations/own', { token, base })

  await ask('POST', `/sign/registrations/${own.id}/act`, {
    token,
    base,
    body: { action: 'submit', version: whole.version },
  })

  return own.id
}

/**
 * An exam on a paper of the demo that was not drawn by lot, which the demo's trainee sits now in
 * its order; returns the id of the attempt.
 */
async function addAttempt({ base, db }: PictureProduct): Promise<number> {
  const paper = await db
    .selectFrom('learningPapers')
    .select('id')
    .where('title', '=', '入科理论考试')
    .executeTakeFirstOrThrow()

  const student = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'student')
    .executeTakeFirstOrThrow()

  const token = await tokenOf('bhb', undefined, base)
  const at = (hours: number) => new Date(PICTURE_TIME.getTime() + hours * HOUR_MS).toISOString()

  const form = {
    title: '入科理论考核',
    note: null,
    baseId: null,
    trainId: null,
    mode: 'remote',
    opensAt: at(-1),
    closesAt: at(2),
    minutes: 60,
    graceSeconds: 0,
    attempts: 1,
    shufflesQuestions: false,
    shufflesOptions: false,
    keepsDevice: false,
    marksTwice: false,
    marksApart: 20,
    shows: 'right',
    releaseAt: null,
    paperIds: [paper.id],
  }

  const { id } = await ask<VersionedId>('POST', EXAMS, { token, base, body: form })

  await ask('POST', `${EXAMS}/${id}/candidates`, {
    token,
    base,
    body: { cohortIds: [], userIds: [student.id] },
  })

  const { version } = await ask<VersionedId>('GET', `${EXAMS}/${id}`, { token, base })

  await ask('POST', `${EXAMS}/${id}/act`, { token, base, body: { action: 'publish', version } })

  const own = await tokenOf('student', undefined, base)

  return (
    await ask<{ attemptId: number }>('POST', `/api/v1/ownExams/${id}/start`, {
      token: own,
      base,
      body: {},
    })
  ).attemptId
}

/** The plan of the demo whose sum of peaks is proven to be the least. */
const findProvenPlan = async ({ db }: PictureProduct) =>
  (
    await db
      .selectFrom('rotationPlans')
      .select('id')
      .where('isProven', '=', true)
      .where('state', '=', 'published')
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id

/** What the pictures show in addition to the demo hospital; `page` draws what is uploaded. */
export async function addPictureRecords(page: Page, product: PictureProduct) {
  const [registrationId, planId] = [
    await addRegistration(page, product),
    await findProvenPlan(product),
  ]

  return { registrationId, planId, attemptId: await addAttempt(product) }
}

export type PictureRecords = Awaited<ReturnType<typeof addPictureRecords>>
