export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.tsx';
export { pageWindow } from './Pagination/pages.ts';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { Stepper, type Step, type StepperProps } from './Stepper/Stepper.tsx';
export { TabPanel, Tabs, type Tab, type TabPanelProps, type TabsProps } from './Tabs/Tabs.tsx';
