import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId, textOfOurs } from '../../../kernel/calls/record.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { IDENTITY_DOCUMENTS } from '../../../kernel/values/document-kinds.ts'
import { looksSealed, masked, mobileOrMask, personal } from '../../../kernel/values/sensitive.ts'
import { accountsErrors, accountsPermissions as may } from '../access.ts'

const username = requiredText(64).pipe(z.string().regex(/^[\w.@-]+$/u, 'accounts.username.wrong'))
const status = z.union([z.literal(0), z.literal(1)])

/**
 * 1 or 2, also as a string: the published client sends the dictionary value. '' and null mean none,
 * undefined keeps the value.
 */
const gender = z
  .union([z.literal(1), z.literal(2), z.literal('1'), z.literal('2'), z.literal('')])
  .nullish()
  .transform((v) => {
    if (v === undefined) return undefined

    return v ? (Number(v) as 1 | 2) : null
  })

/**
 * A sealed number that is sent back unchanged keeps the stored number: the published client cannot
 * open it.
 */
const idCard = z.preprocess((v) => (looksSealed(v) ? null : v), optionalText(30))

/**
 * The published client's UserForm. Name, document, badge and `version` (the one that was read, to
 * refuse a second writer) are ours; if omitted they keep their values. Without `idKind` the shape
 * of the number decides which document it is of.
 */
export const userForm = z.object({
  username,
  nickname: requiredText(64),
  realName: textOfOurs(64),
  mobile: mobileOrMask,
  gender: gender.transform((v) => v ?? null),
  avatar: optionalText(300),
  email: optionalText(120).pipe(z.email('kernel.email.wrong').nullable()),
  status: status.default(1),
  deptId: recordId.nullish().transform((v) => v ?? null),
  roleIds: z.array(z.number().int().positive()).min(1, 'accounts.roleIds.empty').max(20),
  idKind: emptyAsAbsent(z.enum(IDENTITY_DOCUMENTS)),
  idCard,
  chestArrNum: textOfOurs(32),
  version: z.number().int().optional(),
})

export type UserForm = z.output<typeof userForm>

/** By what readers order the accounts; without it the latest is first. */
export const userSorts = ['username', 'nickname', 'createTime'] as const

export const userFilters = searchQuery.extend({
  status: emptyAsAbsent(z.coerce.number().pipe(status)),
  deptId: emptyAsAbsent(z.coerce.number().int().positive()),
  roleCode: emptyAsAbsent(z.string().max(32)),
  startTime: emptyAsAbsent(calendarDay),
  endTime: emptyAsAbsent(calendarDay),
  sort: sortBy(userSorts),
})

export type UserFilters = z.output<typeof userFilters>

export const userRow = z.object({
  id: z.number(),
  username: z.string(),
  nickname: z.string(),
  realName: z.string().nullable(),
  mobile: masked,
  genderLabel: z.string().nullable(),
  avatar: z.string().nullable(),
  email: z.string().nullable(),
  status,
  deptName: z.string().nullable(),
  roleNames: z.string().nullable(),
  chestArrNum: z.string().nullable(),
  createTime: z.string(),

  /** What the reader may do to this account: edit delete resetPassword disable enable. */
  actions: z.array(z.string()),
})

export type UserRow = z.output<typeof userRow>

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/v1/users/info',
  summary: 'The own profile with personal data',
  access: 'signedIn',
  personal: true,
  answer: z.object({
    id: z.number(),
    username: z.string(),
    nickname: z.string(),
    realName: z.string().nullable(),
    mobile: personal,
    idCard: personal,
    gender: z.number().nullable(),
    avatar: z.string().nullable(),
    email: z.string().nullable(),
    deptName: z.string().nullable(),
    roleNames: z.string().nullable(),
    chestArrNum: z.string().nullable(),

    /** The sex is changed in the training file, by its rules. */
    hasTraineeFile: z.boolean(),
    version: z.number(),
  }),
})

/** Own data that needs no verification; name, numbers, roles and omitted fields stay unchanged. */
export const updateOwnAccount = endpoint({
  method: 'POST',
  path: '/api/v1/users/accountInfo',
  summary: 'Change the own unprotected data',
  access: 'signedIn',
  body: z.object({
    gender,
    email: textOfOurs(120).pipe(z.email('kernel.email.wrong').nullish()),
    avatar: textOfOurs(300),
    version: z.number().int().optional(),
  }),
  answer: z.null(),
  errors: [
    kernelErrors.changedMeanwhile,
    accountsErrors.genderOfFile,
    accountsErrors.pictureNotOwn,
  ],
})

const list = { access: { permission: may.userList }, answer: pageOf(userRow) } as const

export const listUsers = endpoint({
  ...list,
  method: 'GET',
  path: '/api/v1/users/page',
  summary: 'Users in the reader’s scope',
  query: userFilters,
})

export const listUsersByPost = endpoint({
  ...list,
  method: 'POST',
  path: '/api/v1/users/page',
  summary: 'Users in the reader’s scope (filters as a body)',
  body: userFilters,
})

export const listTeacherUsers = endpoint({
  ...list,
  method: 'GET',
  path: '/api/v1/users/teacher/page',
  summary: 'Users who are teachers',
  query: userFilters,
})

export const listStudentUsers = endpoint({
  ...list,
  method: 'GET',
  path: '/api/v1/users/student/page',
  summary: 'Users who are trainees',
  query: userFilters,
})

export const getUserForm = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}/form',
  summary: 'One account as its form; full numbers for those entitled',
  access: { permission: [may.userEdit, may.userReveal] },
  params: idParam,
  personal: true,
  answer: z.object({
    id: z.number(),
    username: z.string(),
    nickname: z.string(),
    realName: z.string().nullable(),
    mobile: personal,
    idKind: z.enum(IDENTITY_DOCUMENTS),
    idCard: personal,
    gender: z.number().nullable(),
    avatar: z.string().nullable(),
    email: z.string().nullable(),
    status,
    deptId: z.number().nullable(),
    roleIds: z.array(z.number()),
    chestArrNum: z.string().nullable(),
    version: z.number(),
  }),
})

export const getUserRoles = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}/roles',
  summary: 'Role ids of one account',
  access: { permission: may.userList },
  params: idParam,
  answer: z.array(z.number()),
})

const writeErrors = [
  accountsErrors.usernameTaken,
  accountsErrors.mobileTaken,
  accountsErrors.badgeTaken,
  accountsErrors.idCardTaken,
  accountsErrors.idCardWrong,
  accountsErrors.documentWrong,
  accountsErrors.departmentUnknown,
  accountsErrors.roleUnknown,
  accountsErrors.grantsMoreThanHeld,
  accountsErrors.pictureNotOwn,
] as const

/** Shown once to the person who created the account. */
const oneTimePassword = z.object({
  id: z.number(),
  username: z.string(),
  oneTimePassword: z.string(),
})

const create = {
  method: 'POST',
  access: { permission: may.userAdd },
  body: userForm,
  answer: oneTimePassword,
  once: true,
  errors: writeErrors,
} as const

export const createUser = endpoint({
  ...create,
  path: '/api/v1/users',
  summary: 'Create an account (the published client’s spelling)',
})

export const addUser = endpoint({
  ...create,
  path: '/api/v1/users/addUser',
  summary: 'Create an account',
})

/**
 * Creates the account of a recorded person (a teacher from outside, `listOutsiders`), once;
 * `personId` is ours, without it the call is `addUser`.
 */
export const addUserOfChange = endpoint({
  ...create,
  path: '/api/v1/users/addUserOfChange',
  summary: 'Create the account of a person who is already recorded',
  body: userForm.extend({ personId: z.number().int().positive().optional() }),
  errors: [...writeErrors, accountsErrors.personAlreadyHasAccount, kernelErrors.notFound],
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/v1/users/{id}',
  summary: 'Change an account',
  access: { permission: may.userEdit },
  params: idParam,
  body: userForm,
  answer: z.null(),
  errors: [
    ...writeErrors,
    accountsErrors.accountHoldsMore,
    accountsErrors.notOneself,
    accountsErrors.lastRoot,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteUsers = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/{ids}',
  summary: 'Delete accounts (kept in the record, unable to log in)',
  access: { permission: may.userDelete },
  params: idsParam,
  answer: z.null(),
  errors: [accountsErrors.accountHoldsMore, accountsErrors.notOneself, accountsErrors.lastRoot],
})

const setStatus = {
  access: { permission: may.userEdit },
  answer: z.null(),
  errors: [accountsErrors.accountHoldsMore, accountsErrors.notOneself, accountsErrors.lastRoot],
} as const

export const setUserStatusByGet = endpoint({
  ...setStatus,
  method: 'GET',
  path: '/api/v1/users/status/{status}/{id}',
  summary: 'Enable or disable an account',
  changes: true,
  params: idParam.extend({ status: z.coerce.number().pipe(status) }),
})

export const setUserStatus = endpoint({
  ...setStatus,
  method: 'PATCH',
  path: '/api/v1/users/{id}/status',
  summary: 'Enable or disable an account',
  params: idParam,
  query: z.object({ status: z.coerce.number().pipe(status) }),
})

export const resetUserPassword = endpoint({
  method: 'PATCH',
  path: '/api/v1/users/{id}/password',
  summary:
    'Give an account a new one-time password: the one in the query (published client) or, without it, a random one',
  access: { permission: may.userResetPassword },
  params: idParam,
  query: z.object({ password: z.string().max(200).optional() }),
  answer: oneTimePassword.extend({ oneTimePassword: z.string().nullable() }),
  errors: [
    accountsErrors.accountHoldsMore,
    accountsErrors.passwordShort,
    accountsErrors.passwordWeak,
  ],
})
