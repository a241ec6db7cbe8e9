import { listRoleOptions } from '@residency/contract/areas/accounts/role.contract'
import {
  addUser,
  deleteUsers,
  getUserForm,
  listStudentUsers,
  listTeacherUsers,
  listUsers,
  resetUserPassword,
  setUserStatus,
  type UserForm,
  updateUser,
} from '@residency/contract/areas/accounts/user.contract'
import { liftLoginLock } from '@residency/contract/areas/accounts/user-administration.contract'
import { exportUsers, importUsersWithSheet } from '@residency/contract/areas/accounts/user-sheet.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'

/** Which accounts a list shows: all, teachers', trainees'. */
export type UserKind = 'all' | 'teacher' | 'student'
const LISTS = { all: listUsers, teacher: listTeacherUsers, student: listStudentUsers } as const
export type UserListInput = InputOf<typeof listUsers>
const KEY = 'users'

export const useUsers = (kind: UserKind, input: UserListInput) =>
  useQuery({
    queryKey: [KEY, kind, input],
    queryFn: ({ signal }) => call(LISTS[kind], input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
/** The form of one account; not kept, since it may hold full numbers. */
export const useUserForm = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'form', id],
    queryFn: ({ signal }) => call(getUserForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
export const useRoleOptions = () => useQuery({ queryKey: ['role-options'], queryFn: () => call(listRoleOptions, {}, { quiet: true }) })
export { useDepartmentOptions } from '../../organisation/organisation.public.ts'

/** Every change of accounts makes the lists ask again. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}
export const useCreateUser = () => useChange((values: UserForm) => call(addUser, values, { quiet: true }))
export const useUpdateUser = () => useChange((values: UserForm & { id: number }) => call(updateUser, values, { quiet: true }))
export const useDeleteUsers = () => useChange((ids: readonly number[]) => call(deleteUsers, { ids: ids.join(',') }))
export const useSetUserStatus = () => useChange((input: { id: number; status: 0 | 1 }) => call(setUserStatus, input))
export const useResetUserPassword = () => useChange((id: number) => call(resetUserPassword, { id }))
export const useLiftLoginLock = () => useMutation({ mutationFn: (id: number) => call(liftLoginLock, { id }) })
export const useImportUsers = () =>
  useChange(({ file, ...input }: InputOf<typeof importUsersWithSheet> & { file: File }) =>
    call(importUsersWithSheet, input, { file: { blob: file, name: file.name }, quiet: true }),
  )
export const exportUserSheet = (input: InputOf<typeof exportUsers>) => call(exportUsers, input, { quiet: true })
