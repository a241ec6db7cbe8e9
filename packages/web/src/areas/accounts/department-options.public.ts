import { getDepartmentOptions } from '@residency/contract/areas/organisation/departments/department.contract'
import { useEndpoint } from '../../platform/calls/queries.ts'

/** Enabled departments as options. */
export const useDepartmentOptions = () => useEndpoint(getDepartmentOptions, {})
