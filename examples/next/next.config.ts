import type { NextConfig } from 'next';

const config: NextConfig = {
  // Class names of your own styled components are then the same on the server and in the browser.
  compiler: { styledComponents: true },
};

export default config;
