import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { LoginForm } from '#web/features/auth/login-form.tsx';
import { RegisterForm } from '#web/features/auth/register-form.tsx';
import { PorchLayout } from '#web/ui/porch-layout.tsx';

const titles = { login: 'Welcome to your porch', register: 'Make yourself at home' };

export function AuthPage() {
  const [tab, setTab] = useState<keyof typeof titles>('login');
  return (
    <PorchLayout title={titles[tab]}>
      <Tabs value={tab} onChange={(value) => setTab(value as keyof typeof titles)} keepMounted>
        <Tabs.List grow mb="lg">
          <Tabs.Tab value="login">Login</Tabs.Tab>
          <Tabs.Tab value="register">Register</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login">
          <LoginForm />
        </Tabs.Panel>
        <Tabs.Panel value="register">
          <RegisterForm />
        </Tabs.Panel>
      </Tabs>
    </PorchLayout>
  );
}
