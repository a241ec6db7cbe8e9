import { ask, expect, sharedTokenOf, tokenOf } from './actors.ts'
import { DEMO_PASSWORD } from './product.ts'

let count = 0

/** A name unique among the tests, which share one product. */
export const unusedName = (stem: string) =>
  `${stem}-${Date.now().toString(36)}-${process.env.TEST_WORKER_INDEX ?? '0'}${count++}`

/** A valid mobile number no other test has. */
export const unusedMobile = () =>
  `1390${String(Date.now() % 1e5).padStart(5, '0')}${process.env.TEST_WORKER_INDEX?.at(-1) ?? '0'}${count++ % 10}`

export const OWN_PASSWORD = 'Ginkgo-leaf-72'
type Role = { value: number; label: string; children?: Role[] }

type UserInput = {
  username: string
  nickname?: string
  role?: string
  status?: 0 | 1
  isReady?: boolean
  deptId?: number
}

/** Changes an account's one-time password. */
const finishFirstLogin = (token: string, oldPassword: string) =>
  ask('PUT', '/api/v1/users/password', { token, body: { oldPassword, newPassword: OWN_PASSWORD } })

/** An account created by an administrator. `isReady`: its one-time password has been changed. */
export async function createUser(wanted: UserInput, token?: string) {
  const {
    username,
    nickname = username,
    role = '毕后办管理员',
    status = 1,
    isReady = false,
    deptId,
  } = wanted

  token ??= await sharedTokenOf('root')

  const roles = await ask<Role[]>('GET', '/api/v1/roles/options', { token })
  const roleIds = roles.filter((one) => one.label === role).map((one) => one.value)
  const body = { username, nickname, status, roleIds, ...(deptId ? { deptId } : {}) }

  const made = await ask<{ id: number; username: string; oneTimePassword: string }>(
    'POST',
    '/api/v1/users/addUser',
    { token, body },
  )

  if (isReady)
    await finishFirstLogin(await tokenOf(username, made.oneTimePassword), made.oneTimePassword)

  return { ...made, nickname, password: isReady ? OWN_PASSWORD : made.oneTimePassword }
}

/**
 * So many accounts whose usernames begin in the same way: a list filtered by `stem` holds exactly
 * them. They end with a digit, because digits are equally wide: a long username breaks into two
 * lines in all rows or in none.
 */
export async function createUsers(stem: string, count: number) {
  const token = await sharedTokenOf('root')
  for (let i = 0; i < count; i++)
    await createUser({ username: `${stem}${i}`, nickname: `秦岚${i}` }, token)
}

/**
 * The newest code sent to a number, from the outbox that a demo shows to administrators. The
 * product answers without waiting for the carrier, so that the message may come a moment after the
 * answer.
 */
export async function codeSentTo(mobile: string, base?: string) {
  const token = await (base ? tokenOf('root', DEMO_PASSWORD, base) : sharedTokenOf('root'))
  const newest = '/api/v1/outbox/page?pageNum=1&pageSize=50'

  const findCode = async () => {
    const { list } = await ask<{ list: { mobile: string; text: string }[] }>('GET', newest, {
      token,
      base,
    })

    const own = list.filter(
      (one) =>
        one.mobile.slice(0, 3) === mobile.slice(0, 3) && one.mobile.slice(-4) === mobile.slice(-4),
    )

    return own.map(({ text }) => /\d{6}/.exec(text)?.[0]).find(Boolean) ?? ''
  }

  let code = ''

  await expect
    .poll(
      async () => {
        code = await findCode()
        return code
      },
      { message: `a code sent to ${mobile}` },
    )
    .toMatch(/^\d{6}$/)

  return code
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

// One birth date: a district has 499 card numbers of women. A worker process has a district, or
// shares it with the twentieth after it.
const DISTRICTS = [
  '04',
  '05',
  '06',
  '07',
  '08',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '21',
  '29',
  '31',
  '81',
  '82',
  '83',
  '84',
  '85',
]

let born = 0

/** A valid, unique card number of a woman born in Chengdu on that day. */
export function unusedCard(birthDate = '2000-08-15') {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  const district = DISTRICTS[worker % DISTRICTS.length]
  const sequence = String(
    ((++born + 100 * Math.floor(worker / DISTRICTS.length)) % 499) * 2,
  ).padStart(3, '0') // even: a woman
  const body = `5101${district}${birthDate.replaceAll('-', '')}${sequence}`
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(body[i]), 0)

  return body + '10X98765432'[sum % 11]
}
