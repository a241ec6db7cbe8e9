import { endpoint } from '@residency/contract/kernel'
import { z } from 'zod'

type OptionNode = { value: number; label: string; children?: OptionNode[] }
const options = z.array(z.custom<OptionNode>())

/** Choices the user form needs of roles and departments, as the published client asks for them. */
export const listRoleOptions = endpoint({
  method: 'GET',
  path: '/api/v1/roles/options',
  summary: 'Roles the reader may grant',
  access: 'signedIn',
  answer: options,
})
export const listDepartmentOptions = endpoint({
  method: 'GET',
  path: '/api/v1/dept/options',
  summary: 'Departments in the reader’s scope, as a tree',
  access: 'signedIn',
  answer: options,
})
