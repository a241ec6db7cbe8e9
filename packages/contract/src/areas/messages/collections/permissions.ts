import type { Permission } from '../../../kernel/index.ts'

export const collectionPermissions = {
  /** Ask the people one answers for to upload files, and review what they upload. */
  ask: 'messages:collection:ask',
  /** Take the files out as one archive, and the list of who has uploaded. */
  export: 'messages:collection:export',
  /** Upload what one was asked for. */
  upload: 'messages:collection:upload',
} as const satisfies Record<string, Permission>
