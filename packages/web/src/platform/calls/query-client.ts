import { QueryClient } from '@tanstack/react-query'
import { ApiError, NO_ANSWER } from './api-error.ts'

/**
 * Queries refetch when a page becomes visible again. Refusals are not retried, a lost connection
 * once.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && error instanceof ApiError && error.code === NO_ANSWER,
    },
  },
})
