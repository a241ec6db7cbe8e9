import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdf } from '../../testing/files/file-samples.ts'
import { logInTo, ownFolder, type Product, startProduct } from '../../testing/server/product.ts'

// Unique values, each entered where people enter theirs.
const CANARY = {
  mobile: '13987604321',
  mobileOfContact: '13987605432',
  idCard: '110105194912310046',
  barred: '11010519491231002X',
  password: 'Canary-At-Rest-77',
  paper: 'CANARY-IN-A-PAPER-5c1e',
  fileName: 'plain-name.pdf',
}

/** A name, which is no secret. */
const PLAIN = '静置的人'
const { folder, remove } = ownFolder()
let product: Product

beforeAll(async () => {
  product = await startProduct({ folder, environment: { LOG_LEVEL: 'debug' }, isFirstStart: true })
}, 90_000)

afterAll(async () => {
  await product.stop()
  remove()
})

const call = async (token: string, path: string, method = 'GET', body?: unknown) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

  const answer = await fetch(`${product.url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

  return {
    status: answer.status,
    ...((await answer.json()) as { data: Record<string, unknown>; msg: string }),
  }
}

const upload = async (token: string, path: string, bytes: Buffer, name: string, type: string) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)

  const answer = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })

  return { status: answer.status, ...((await answer.json()) as { msg: string }) }
}

const filesBelow = (at: string) =>
  readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Does a file hold the text anywhere, as UTF-8, also across the border of two reads? */
async function holds(file: string, texts: readonly string[]) {
  const found = new Set<string>()
  let rest = Buffer.alloc(0)

  for await (const chunk of createReadStream(file, { highWaterMark: 4 << 20 })) {
    const bytes = Buffer.concat([rest, chunk as Buffer])
    for (const text of texts) if (bytes.includes(text)) found.add(text)
    rest = Buffer.from(bytes.subarray(-64))
  }

  return [...found]
}

/** What a key file holds, as texts. */
function keysOf(keyFile: string) {
  const secrets: string[] = []

  const walk = (node: unknown) => {
    if (typeof node === 'string' && node.length >= 30) secrets.push(node)
    else if (node !== null && typeof node === 'object') Object.values(node).forEach(walk)
  }

  walk(JSON.parse(readFileSync(keyFile, 'utf8')))

  return secrets
}

describe('what is stored on the disk', () => {
  let known = ''

  /**
   * Every file below the data folder, with what was found in it: the disk is read once, for all
   * texts.
   */
  const stored: { file: string; found: string[] }[] = []

  const texts = () => [
    CANARY.mobile,
    CANARY.mobileOfContact,
    CANARY.idCard,
    CANARY.barred,
    CANARY.password,
    CANARY.paper,
    known,
  ]

  beforeAll(async () => {
    const admin = (await logInTo(product, 'admin')).accessToken
    const role = 7

    const form = {
      username: 'at.rest',
      nickname: PLAIN,
      deptId: 1,
      roleIds: [role],
      mobile: CANARY.mobile,
      idCard: CANARY.idCard,
    }

    expect(await call(admin, '/api/v1/users', 'POST', form)).toMatchObject({ status: 200 })

    const office = (await logInTo(product, 'bhb')).accessToken
    const bar = { realName: PLAIN, idCard: CANARY.barred, reason: '核对', until: null }

    expect(await call(office, '/api/v1/bars', 'POST', bar)).toMatchObject({ status: 200 })

    const teacher = (await logInTo(product, 'teacher')).accessToken
    const change = { oldPassword: 'demo-pass-1', newPassword: CANARY.password }

    expect(await call(teacher, '/api/v1/users/password', 'PUT', change)).toMatchObject({
      status: 200,
    })

    known = (await logInTo(product, 'teacher', CANARY.password)).accessToken

    const applicant = (await logInTo(product, 'applicant')).accessToken

    const own = (await call(applicant, '/sign/registrations/own', 'POST')).data as {
      id: number
      version: number
    }

    const basic = {
      realName: PLAIN,
      gender: 2,
      birthDate: '1949-12-31',
      idCard: CANARY.idCard,
      mobile: CANARY.mobile,
      email: null,
      ethnicCode: '01',
      regionCode: '110105',
      address: '江城市人民路 1 号',
      contactName: '张远',
      contactMobile: CANARY.mobileOfContact,
      schoolOther: '江城大学',
      version: own.version,
    }

    await call(applicant, `/sign/registrations/${own.id}/basic`, 'PUT', basic)

    expect(
      await upload(
        applicant,
        '/fileOperation/attachment?purpose=proof',
        pdf(CANARY.paper),
        CANARY.fileName,
        'application/pdf',
      ),
    ).toMatchObject({
      status: 200,
    })

    const photo = await sharp({
      create: { width: 300, height: 400, channels: 3, background: '#88aacc' },
    })
      .jpeg()
      .toBuffer()

    await upload(applicant, `/sign/registrations/${own.id}/photo`, photo, '照片.jpg', 'image/jpeg')
    // searched for, and sent as a code
    await call(admin, `/api/v1/users/page?keywords=${CANARY.mobile}`)

    const { captchaKey } = (await call(admin, '/api/v1/auth/captcha')).data as {
      captchaKey: string
    }

    await call('', '/api/v1/auth/smsCode', 'POST', {
      iphoneNum: CANARY.mobile,
      purpose: 'login',
      captchaKey,
      captchaCode: 'abcd',
    })

    const client = new pg.Client({
      host: join(folder, 'data/pg/run'),
      user: 'postgres',
      database: 'residency',
    })

    await client.connect()
    await client.query('checkpoint').finally(() => client.end())

    const sought = [...texts(), PLAIN, ...keysOf(join(folder, 'data.keys'))]

    for (const file of filesBelow(join(folder, 'data'))) {
      // the database removes files of its own meanwhile
      const found = await holds(file, sought).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? null : Promise.reject(error),
      )
      if (found) stored.push({ file: relative(folder, file), found })
    }
  }, 120_000)

  test('holds nobody’s number, password, token or paper in plain: not the tables, not the write-ahead log, not the files, not the logs', () => {
    expect(stored.some(({ file }) => file.includes('/pg_wal/'))).toBe(true)
    expect(stored.some(({ file }) => /\/base\/\d+\//.test(file))).toBe(true)
    expect(stored.some(({ file }) => file.includes('/files/'))).toBe(true)

    const secret = new Set(texts())

    for (const { file, found } of stored)
      expect(
        found.filter((text) => secret.has(text)),
        file,
      ).toEqual([])

    // what is not secret is found: the search itself works
    expect(stored.filter(({ found }) => found.includes(PLAIN)).length).toBeGreaterThan(1)

    for (const text of secret) expect(product.output().includes(text)).toBe(false)
  })

  test('holds no key: the key file is next to the data folder, readable by its owner alone, and nothing of it is inside', () => {
    const keyFile = join(folder, 'data.keys')

    expect(existsSync(keyFile)).toBe(true)
    expect(statSync(keyFile).mode & 0o077).toBe(0)

    const keys = new Set(keysOf(keyFile))

    expect(keys.size).toBeGreaterThan(2)

    for (const { file, found } of stored)
      expect(
        found.filter((text) => keys.has(text)),
        file,
      ).toEqual([])
  })
})
