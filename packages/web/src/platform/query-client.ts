import { QueryClient } from '@tanstack/react-query'
import { ApiError, NO_ANSWER } from './api-error.ts'

/** Records are asked for again when a page comes back to the front; refusals are final, a lost connection is tried once more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && error instanceof ApiError && error.code === NO_ANSWER,
    },
  },
})
