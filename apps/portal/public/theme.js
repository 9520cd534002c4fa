// Runs before the first paint, so that a chosen dark theme does not flash light.
try {
  document.documentElement.dataset.theme = localStorage.getItem('pb_theme') || 'system';
} catch {
  document.documentElement.dataset.theme = 'system';
}
