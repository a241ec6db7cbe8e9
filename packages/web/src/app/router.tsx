import { createBrowserRouter, useRouteError } from 'react-router'
import { guard } from './guard.ts'
import { Opening } from './pages/opening.tsx'
import { PageFailed } from './pages/page-boundary.tsx'
import { Frame } from './shell/frame.tsx'

function RouteFailed() {
  const error = useRouteError()
  return <PageFailed error={error instanceof Error ? error : new Error(String(error))} onRetry={() => window.location.reload()} />
}

/** One route; which page it shows is looked up. The guard stands before every change of path, not before a changed filter. */
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
