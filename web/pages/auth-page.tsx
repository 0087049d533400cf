import { Tabs } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LoginForm } from '#web/features/auth/login-form.tsx';
import { RegisterPanel } from '#web/features/auth/register-panel.tsx';
import { PorchLayout } from '#web/ui/porch-layout.tsx';

const titles = { login: 'Welcome to Porchlight', register: 'Create your account' };

/** An invite link carries its token behind the #, which is sent to no server and so stands in no log. */
export function AuthPage() {
  const { hash } = useLocation();
  const invite = new URLSearchParams(hash.slice(1)).get('invite') || undefined;
  return <Entrance key={invite} invite={invite} />;
}

function Entrance({ invite }: { invite: string | undefined }) {
  const [tab, setTab] = useState<keyof typeof titles>(invite ? 'register' : 'login');
  const loginTab = useRef<HTMLButtonElement>(null);
  const openLogin = () => {
    setTab('login');
    // The button that was pressed is hidden now.
    loginTab.current?.focus();
  };
  return (
    <PorchLayout title={titles[tab]}>
      <Tabs value={tab} onChange={(value) => setTab(value as keyof typeof titles)} keepMounted>
        <Tabs.List grow mb="lg">
          <Tabs.Tab ref={loginTab} value="login">
            Login
          </Tabs.Tab>
          <Tabs.Tab value="register">Register</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login">
          <LoginForm />
        </Tabs.Panel>
        <Tabs.Panel value="register">
          <RegisterPanel invite={invite} onLogin={openLogin} />
        </Tabs.Panel>
      </Tabs>
    </PorchLayout>
  );
}
