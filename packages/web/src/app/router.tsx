import { createBrowserRouter, useRouteError } from 'react-router'
import { guard } from './guard.ts'
import { Opening } from './pages/opening.tsx'
import { PageFailed } from './pages/page-boundary.tsx'
import { Frame } from './shell/frame.tsx'

function RouteFailed() {
  const error = useRouteError()
  return <PageFailed error={error instanceof Error ? error : new Error(String(error))} onRetry={() => window.location.reload()} />
}

/** One route; its page is looked up. The guard runs on changes of path, not of filters. */
export const router = createBrowserRouter(
  [
    {
      path: '/*',
      loader: guard,
      element: <Frame />,
      errorElement: <RouteFailed />,
      hydrateFallbackElement: <Opening />,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname || nextUrl.searchParams.has('token'),
    },
  ],
  { basename: '/medical' },
)
