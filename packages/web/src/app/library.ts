/** Libraries of the first load, a part of their own: see main.tsx. */
export { StyleProvider } from '@ant-design/cssinjs'
export { QueryClient, useQuery } from '@tanstack/react-query'
export { Button, ConfigProvider, theme } from 'antd'
export { createBrowserRouter, RouterProvider } from 'react-router'
