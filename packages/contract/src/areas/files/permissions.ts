import type { Permission } from '../../kernel/index.ts'

/**
 * Permission codes of the area: everybody logged in may upload documents and pictures; course
 * material needs a code.
 */
export const filesPermissions = {
  courseUpload: 'files:course:upload',
} as const satisfies Record<string, Permission>
