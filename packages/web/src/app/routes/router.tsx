import { createBrowserRouter, useRouteError } from 'react-router'
import { PageFailed } from '../pages/page-boundary.tsx'
import { useArrival } from '../pages/use-arrival.ts'
import { Frame } from '../shell/frame.tsx'
import { guard } from './guard.ts'

function RouteFailed() {
  const error = useRouteError()
  useArrival()

  return (
    <PageFailed
      error={error instanceof Error ? error : new Error(String(error))}
      onRetry={() => window.location.reload()}
    />
  )
}

/** One route; its page is looked up. The guard runs on changes of path, not of filters. */
export const router = createBrowserRouter(
  [
    {
      path: '/*',
      loader: guard,
      element: <Frame />,
      errorElement: <RouteFailed />,
      // The document's start screen stays until the guard has answered.
      hydrateFallbackElement: <></>,
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname || nextUrl.searchParams.has('token'),
    },
  ],
  { basename: '/medical' },
)
