import { listAudit, listAuditActions } from '@residency/contract/areas/accounts/audit.contract'
import { listUsers } from '@residency/contract/areas/accounts/user.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'

export type AuditInput = InputOf<typeof listAudit>
const FOUND = 20

export const useAudit = (input: AuditInput) =>
  useQuery({
    queryKey: ['audit', input],
    queryFn: ({ signal }) => call(listAudit, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
export const useAuditActions = () =>
  useQuery({ queryKey: ['audit-actions'], queryFn: ({ signal }) => call(listAuditActions, {}, { signal, quiet: true }) })
/** People to filter by; whoever may not list users finds none. */
export const useFoundPeople = (keywords: string) =>
  useQuery({
    queryKey: ['audit-people', keywords],
    queryFn: ({ signal }) => call(listUsers, { ...(keywords ? { keywords } : {}), pageSize: FOUND }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
