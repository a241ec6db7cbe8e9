import { liftLoginLock } from '@residency/contract/areas/accounts/administration/user-administration.contract'
import { listRoleOptions } from '@residency/contract/areas/accounts/roles/role.contract'
import {
  addUser,
  addUserOfChange,
  deleteUsers,
  getUserForm,
  listStudentUsers,
  listTeacherUsers,
  listUsers,
  resetUserPassword,
  setUserStatus,
  type UserForm,
  updateUser,
} from '@residency/contract/areas/accounts/users/user.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

/** The kinds of account lists: all, teachers, trainees. */
export type UserKind = 'all' | 'teacher' | 'student'
const LISTS = { all: listUsers, teacher: listTeacherUsers, student: listStudentUsers } as const
export type UserListInput = InputOf<typeof listUsers>
export const PATHS = ['/api/v1/users']

export const useUsers = (kind: UserKind, input: UserListInput) => useListOf(LISTS[kind], input)

/** The form of an account; not cached, because it may contain full numbers. */
export const useUserForm = (id: number | null) => useFormOf(getUserForm, id)
export const useRoleOptions = () => useEndpoint(listRoleOptions, {})

/** Creates an account; `personId` is that of a recorded person, whose account it becomes. */
export const useCreateUserOf = (personId: number | undefined) =>
  useChange(PATHS, (values: UserForm) =>
    personId === undefined
      ? call(addUser, values, { quiet: true })
      : call(addUserOfChange, { ...values, personId }, { quiet: true }),
  )

export const useUpdateUser = () =>
  useChange(PATHS, (values: UserForm & { id: number }) => call(updateUser, values, { quiet: true }))

export const useDeleteUsers = () =>
  useChange(PATHS, (ids: readonly number[]) => call(deleteUsers, { ids: ids.join(',') }))

export const useSetUserStatus = () =>
  useChange(PATHS, (input: { id: number; status: 0 | 1 }) => call(setUserStatus, input))

export const useResetUserPassword = () =>
  useChange(PATHS, (id: number) => call(resetUserPassword, { id }))

export const useLiftLoginLock = () =>
  useMutation({ mutationFn: (id: number) => call(liftLoginLock, { id }) })
