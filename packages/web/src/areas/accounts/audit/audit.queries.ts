import {
  listAudit,
  listAuditActions,
} from '@residency/contract/areas/accounts/audit/audit.contract'
import { listUsers } from '@residency/contract/areas/accounts/users/user.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

export type AuditInput = InputOf<typeof listAudit>
const FOUND = 20

export const useAudit = (input: AuditInput) => useListOf(listAudit, input, { staleTime: 0 })
export const useAuditActions = () => useEndpoint(listAuditActions, {})

/** People to filter by; empty for readers who may not list users. */
export const useFoundPeople = (keywords: string) =>
  useListOf(listUsers, { ...(keywords ? { keywords } : {}), pageSize: FOUND })
