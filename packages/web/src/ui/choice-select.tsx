// A module of its own, so that the library's select is fetched when a reader turns to one.
export { Select as default } from 'antd'
