import { API_PREFIX } from '../../kernel/calls/endpoint.ts'

/** Addresses of the pictures anybody may take instead of one of their own. */
export const BUILT_IN_PICTURES: readonly string[] = Array.from(
  { length: 12 },
  (_, i) => `${API_PREFIX}/api/v1/pictures/${String(i + 1).padStart(32, '0')}`,
)
